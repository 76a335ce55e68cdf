const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Escapes text for HTML, also inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "")

/**
 * Returns an address that may be linked to.
 * @throws if the scheme is not http, https or mailto
 */
export function safeHref(url: string): string {
  if (!/^(https?:\/\/|mailto:)[^\s]+$/i.test(url)) throw new Error(`A message may not link to ${url}`)
  return url
}
