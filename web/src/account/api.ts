/** The own account over HTTP. */
import { ask, remember } from '../live/api';
import type { AccountPage, Me, NewCodes, PasswordChange, Recovery } from '../protocol/types';

export const accountPage = (): Promise<AccountPage> => ask('GET', '/api/me/account');
export const endSession = (id: string): Promise<void> =>
  ask('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`);
export const endOtherSessions = (): Promise<AccountPage> => ask('DELETE', '/api/me/sessions');
export const changePassword = (change: PasswordChange): Promise<void> =>
  ask('PUT', '/api/me/password', change);
export const makeCodes = (password: string): Promise<NewCodes> =>
  ask('POST', '/api/me/recovery-codes', { password });
/** Set a new password with a recovery code; we are logged in then. */
export const recover = async (recovery: Recovery): Promise<Me> =>
  remember(await ask<Me>('POST', '/api/session/recovery', recovery));
