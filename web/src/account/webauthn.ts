/** Passkeys of this device: the browser's own dialogs, with binary fields as base64url on the wire. */
import { ask, remember } from '../live/api';
import type { Me, PasskeyOptions, PasskeySeen } from '../protocol/types';
import { t } from '../words/words.svelte';

/** Whether the browser has passkeys at this address: not for bare addresses, and not without encryption. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

interface Written {
  challenge: string;
  user?: { id: string };
  excludeCredentials?: { id: string }[];
}

/** The options with bytes where the browser wants them. */
function read<T>(written: PasskeyOptions): T {
  const options = written.options as unknown as Written;
  return {
    ...options,
    challenge: toBytes(options.challenge),
    ...(options.user ? { user: { ...options.user, id: toBytes(options.user.id) } } : {}),
    ...(options.excludeCredentials
      ? { excludeCredentials: options.excludeCredentials.map((each) => ({ ...each, id: toBytes(each.id) })) }
      : {}),
  } as unknown as T;
}

/**
 * What went wrong, for the person: the browser's own messages are English and meant for programmers.
 * `cancelled` is for somebody who closed the browser's dialog or let it wait too long.
 */
export function troubleInWords(error: unknown, cancelled: string): unknown {
  if (!(error instanceof DOMException)) return error;
  switch (error.name) {
    case 'NotAllowedError':
    case 'AbortError':
      return new Error(cancelled);
    case 'InvalidStateError':
      return new Error(t('live-passkey-known'));
    default:
      return new Error(t('live-passkey-unsupported'));
  }
}

/** Let this device make a passkey, and add it to the account; null if the device made none. */
export async function addPasskey(
  name: string,
  password: string,
  signal: AbortSignal,
): Promise<PasskeySeen | null> {
  const options = await ask<PasskeyOptions>('POST', '/api/me/passkeys/options', { password });
  const made = await navigator.credentials.create({
    publicKey: read<PublicKeyCredentialCreationOptions>(options),
    signal,
  });
  if (!(made instanceof PublicKeyCredential)) return null;
  const answer = made.response as AuthenticatorAttestationResponse;
  return ask('POST', '/api/me/passkeys', {
    name,
    id: made.id,
    client_data: toText(answer.clientDataJSON),
    attestation: toText(answer.attestationObject),
  });
}

/** Log in with a passkey of this device; null if the device offered none. */
export async function enterWithPasskey(signal: AbortSignal): Promise<Me | null> {
  const options = await ask<PasskeyOptions>('POST', '/api/session/passkey/options', {});
  const found = await navigator.credentials.get({
    publicKey: read<PublicKeyCredentialRequestOptions>(options),
    signal,
  });
  if (!(found instanceof PublicKeyCredential)) return null;
  const answer = found.response as AuthenticatorAssertionResponse;
  return remember(
    await ask<Me>('POST', '/api/session/passkey', {
      id: found.id,
      client_data: toText(answer.clientDataJSON),
      authenticator_data: toText(answer.authenticatorData),
      signature: toText(answer.signature),
    }),
  );
}

const of = (id: string): string => `/api/me/passkeys/${encodeURIComponent(id)}`;
export const renamePasskey = (id: string, name: string): Promise<void> => ask('PATCH', of(id), { name });
export const removePasskey = (id: string): Promise<void> => ask('DELETE', of(id));
