/** Account and mode of a key. */
export type Owner = { id: string; name: string; livemode: boolean }

/** Mode, account and any further words, which distinguish several keys of an account. */
const KEY = /^[sr]k_(test|live)_emulator_([a-z]+)(?:_\w+)?$/

/** Returns the owner of a key such as `sk_live_emulator_birds`, or null if the key is invalid. */
export function ownerOf(key: string): Owner | null {
  const [, mode, name] = KEY.exec(key) ?? []
  return name ? { id: `acct_${name}`, name, livemode: mode === "live" } : null
}
