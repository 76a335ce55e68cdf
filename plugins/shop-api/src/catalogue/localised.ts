/** A translated field, or the French text where it is missing or empty: the fallback is field by field. */
export function translated(
  translations: Record<string, unknown> | null,
  field: string,
  french: string | null,
): string {
  const text = translations?.[field]
  return typeof text === "string" && text.trim() ? text : (french ?? "")
}
