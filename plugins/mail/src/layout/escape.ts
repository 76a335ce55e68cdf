const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Text as it may stand in HTML, also inside an attribute's quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "")

/** An address that may be linked to. @throws for any other scheme than http, https and mailto. */
export function safeHref(url: string): string {
  if (!/^(https?:\/\/|mailto:)[^\s]+$/i.test(url)) throw new Error(`A message may not link to ${url}`)
  return url
}
