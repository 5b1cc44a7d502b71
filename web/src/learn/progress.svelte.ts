/** Which lessons are done on this device: guests have no other place to keep it. */
import { recall, remember } from '../parts/new-table/last-choice';

interface Kept {
  done: string[];
  /** Whether the lessons were offered in a first game, or already visited: they are offered once. */
  offered: boolean;
}

function read(): Kept {
  const found = recall<Record<string, unknown>>('learn', {});
  const done = Array.isArray(found['done']) ? found['done'] : [];
  return {
    done: done.filter((id): id is string => typeof id === 'string'),
    offered: found['offered'] === true,
  };
}

const kept: Kept = $state(read());

export const progress = {
  isDone: ({ id }: { id: string }): boolean => kept.done.includes(id),
  get hasBegun(): boolean {
    return kept.done.length > 0;
  },
  get wasOffered(): boolean {
    return kept.offered;
  },
  finish({ id }: { id: string }): void {
    if (!kept.done.includes(id)) kept.done.push(id);
    remember('learn', kept);
  },
  noteOffer(): void {
    kept.offered = true;
    remember('learn', kept);
  },
  startOver(): void {
    kept.done = [];
    remember('learn', kept);
  },
};
