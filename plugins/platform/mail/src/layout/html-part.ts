import type { Language } from "@bon-perroquet/contract/sets"
import type { MailContent } from "@bon-perroquet/api-kit/mails"
import { colorsOf, ORIGINAL_BRAND, type Colors } from "@bon-perroquet/contract/theme"
import type { Sender } from "./content"
import { WORDS } from "./words"

/** The theme's light colours, because mail programs support no CSS variables. */
const coloursOf = ({ brand = ORIGINAL_BRAND }: Pick<Sender, "brand">): Colors =>
  colorsOf(brand.colors, "light", brand.theme)

const SERIF = "Georgia,'Times New Roman',serif"
const SANS = "'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif"

/** Prevents long words and URLs from making a mail wider than a phone. Some mail programs support only `word-break`. */
const WRAPPED = "overflow-wrap:anywhere;word-break:break-word;"

const unbroken = (html: string) => html.replace(/ (?=[?!;:»])/g, "&nbsp;").replaceAll("« ", "«&nbsp;")
const lines = (text: string) => unbroken(escapeHtml(text)).replace(/\r?\n/g, "<br>")
const row = (inner: string, padding: string) => `<tr><td style="padding:${padding};">${inner}</td></tr>`
const paragraph = (colour: Colors) => (text: string) =>
  `<p style="margin:0 0 16px;font:400 16px/1.6 ${SANS};color:${colour.ink};">${lines(text)}</p>`
const small = (colour: Colors, html: string) =>
  `<p style="margin:0 0 8px;font:400 13px/1.6 ${SANS};color:${colour.bark};">${html}</p>`

function table(colour: Colors, { rows }: NonNullable<MailContent["table"]>): string {
  const cell = `padding:8px 0;border-top:1px solid ${colour.line};font:400 15px/1.5 ${SANS};vertical-align:top;`
  const body = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" style="${cell}color:${colour.bark};padding-right:16px;">${lines(label)}</th>` +
      `<td align="right" style="${cell}color:${colour.ink};">${lines(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse;">${body.join("")}</table>`
}

function action(colour: Colors, { label, url }: NonNullable<MailContent["action"]>, orCopy: string): string {
  const href = escapeHtml(safeHref(url))
  const button = `display:inline-block;padding:13px 26px;font:600 16px/1.2 ${SANS};color:${colour["on-leaf"]};text-decoration:none;`
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;"><tr>` +
    `<td bgcolor="${colour.leaf}" style="border-radius:999px;"><a href="${href}" style="${button}">${escapeHtml(label)}</a></td></tr></table>` +
    small(
      colour,
      `${escapeHtml(orCopy)}<br><a href="${href}" style="color:${colour.leaf};word-break:break-all;">${href}</a>`,
    )
  )
}

const link =
  (colour: Colors) =>
  ({ label, url }: NonNullable<MailContent["links"]>[number]): string =>
    `<a href="${escapeHtml(safeHref(url))}" style="color:${colour.leaf};font-size:15px;">${escapeHtml(label)}</a>`

function foot(colour: Colors, language: Language, sender: Sender): string {
  const link = (href: string, text: string) =>
    `<a href="${escapeHtml(href)}" style="color:${colour.bark};">${escapeHtml(text)}</a>`
  return small(
    colour,
    [
      escapeHtml(`${sender.legal_name}, ${sender.street}, ${sender.postal_code} ${sender.city}`),
      escapeHtml(`${WORDS[language].vat} ${sender.vat_number}`),
      `${link(`mailto:${sender.email}`, sender.email)} · ${link(safeHref(sender.url), sender.url.replace(/^https?:\/\//, ""))}`,
    ].join("<br>"),
  )
}

/** Largest size of the logo, in pixels. */
const LOGO = { width: 240, height: 56 }

/** The logo is a part of the message, so that mail programs show it without loading anything. */
function nameOrLogo(colour: Colors, { name, brand }: Sender): string {
  const logo = brand?.logo
  if (!logo)
    return `<span style="font:600 22px/1.2 ${SERIF};color:${colour.leaf};">${escapeHtml(name)}</span>`
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height, 1)
  const [width, height] = [Math.round(logo.width * scale), Math.round(logo.height * scale)]
  return `<img src="cid:${logo.id}" alt="${escapeHtml(name)}" width="${width}" height="${height}" style="display:block;border:0;">`
}

/** Uses tables, inline styles and no remote content, so that all mail programs render it alike. */
export function htmlPart(subject: string, content: MailContent, language: Language, sender: Sender): string {
  const words = WORDS[language]
  const colour = coloursOf(sender)
  const body = [
    `<h1 style="margin:0 0 20px;font:600 24px/1.3 ${SERIF};color:${colour.ink};">${lines(subject)}</h1>`,
    content.greeting && paragraph(colour)(content.greeting),
    ...content.paragraphs.map(paragraph(colour)),
    content.table && table(colour, content.table),
    content.action && action(colour, content.action, words.orCopy),
    content.links && small(colour, content.links.map(link(colour)).join(" · ")),
    paragraph(colour)(words.signature(sender.name)),
    content.footer && small(colour, lines(content.footer)),
  ]
  const card = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;">
${row(nameOrLogo(colour, sender), "0 8px 20px")}
<tr><td bgcolor="${colour.card}" style="padding:32px 28px 20px;border:1px solid ${colour.line};border-radius:12px;${WRAPPED}">${body.filter(Boolean).join("\n")}</td></tr>
${row(foot(colour, language, sender), "20px 8px 0")}
</table>`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${colour.paper};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${colour.paper}"><tr>
<td align="center" style="padding:32px 16px;">${card}</td></tr></table></body></html>
`
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "")

/** @throws if the scheme is not http, https or mailto */
function safeHref(url: string): string {
  if (!/^(https?:\/\/|mailto:)[^\s]+$/i.test(url)) throw new Error(`An e-mail must not link to ${url}.`)
  return url
}
