/** The register for the desk: read once, when it is first needed, and only with an account. */
import { myself } from '../live/me.svelte';
import type { PersonSeen } from '../protocol/day';
import type { RegisteredPerson, RegisterSeen } from '../protocol/types';
import { findPersons, rosterTest } from './persons';
import { seeRegister } from './register-api';

const MOST = 6;

class Lookup {
  seen: RegisterSeen | null = $state.raw(null);

  /** Whether there may be a register at all. */
  get possible(): boolean {
    return myself.me?.account === true;
  }

  /** Read the register again; without a connection the last one is used. */
  async load(): Promise<void> {
    await myself.load();
    if (!this.possible) return;
    try {
      this.seen = await seeRegister();
    } catch {
      // People can be typed in without it.
    }
  }

  /** People of the register who fit what was typed, without those who are on the roster. */
  suggest(typed: string, roster: readonly PersonSeen[]): RegisteredPerson[] {
    if (typed.trim().length < 2 || !this.seen) return [];
    const isOn = rosterTest(roster);
    return findPersons(this.seen.persons, typed)
      .filter((each) => !isOn(each))
      .slice(0, MOST);
  }
}

export const lookup = new Lookup();
