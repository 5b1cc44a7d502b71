/** The orders behind the buttons. */
import type { ActionName } from './main-action';
import type { Handlers } from '../view';

/** `table` is sent with the end of a turn. */
export function order(handlers: Handlers, name: ActionName, table: string): void {
  switch (name) {
    case 'end':
      return handlers.play(table);
    case 'draw':
    case 'take-back-draw':
      return handlers.draw();
    case 'pass':
      return handlers.pass();
    case 'press':
      return handlers.pressClock();
    case 'keep':
      return handlers.keep();
    case 'redeal':
      return handlers.redeal();
    case 'announce':
      return handlers.announce();
    case 'claim':
      return handlers.claimTime();
  }
}
