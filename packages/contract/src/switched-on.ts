/**
 * The languages of a merchant's setting, in the order of the shipped ones. The first is always on: it stands in where
 * another has no text.
 * @throws when one is asked for that is not shipped: a mistake in the setting is told when the shop starts
 */
export function switchedOn<L extends string>(
  asked: readonly string[],
  shipped: readonly [L, ...L[]],
): [L, ...L[]] {
  const unknown = asked.filter((language) => !shipped.some((each) => each === language))
  if (unknown.length > 0)
    throw new Error(
      `merchant.json asks for languages that are not shipped: ${unknown.join(", ")}. There are ${shipped.join(", ")}.`,
    )
  const [first, ...others] = shipped
  return [first, ...others.filter((language) => asked.includes(language))]
}
