/**
 * Returns the enabled languages of a merchant's setting, in the order of the shipped ones. The first is
 * always enabled, because it replaces missing texts.
 * @throws when a language is not shipped, so that the shop does not start with a wrong setting
 */
export function switchedOn<L extends string>(
  requested: readonly string[],
  shipped: readonly [L, ...L[]],
): [L, ...L[]] {
  const unknown = requested.filter((language) => !shipped.some((each) => each === language))
  if (unknown.length > 0)
    throw new Error(
      `merchant.json lists unsupported languages: ${unknown.join(", ")}. Supported: ${shipped.join(", ")}.`,
    )
  const [first, ...others] = shipped
  return [first, ...others.filter((language) => requested.includes(language))]
}
