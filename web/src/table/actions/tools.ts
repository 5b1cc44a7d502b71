/** What the small buttons do to the draft; the others open something of the page's own. */
import type { Intent } from '../draft/draft';
import type { Tile } from '../tiles/tiles';

export type Tool =
  | 'undo'
  | 'redo'
  | 'reset'
  | 'sort-runs'
  | 'sort-groups'
  | 'new-set'
  | 'to-rack'
  | 'deselect'
  | 'last'
  | 'referee'
  | 'hint'
  | 'keys'
  | 'large';

/** The intent of a tool; null if it has none. */
export function intentOf(tool: Tool, selected: readonly Tile[]): Intent | null {
  switch (tool) {
    case 'undo':
    case 'redo':
    case 'reset':
    case 'deselect':
      return { do: tool };
    case 'sort-runs':
      return { do: 'sort', by: 'runs' };
    case 'sort-groups':
      return { do: 'sort', by: 'groups' };
    case 'new-set':
    case 'to-rack':
      return { do: tool, tiles: selected };
    default:
      return null;
  }
}
