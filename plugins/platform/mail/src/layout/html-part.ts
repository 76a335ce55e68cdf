import type { Language } from "@bon-perroquet/contract/sets"
import type { MailContent } from "@bon-perroquet/api-kit/mails"
import type { Sender } from "./content"
import { WORDS } from "./words"

/** The shop's light colours (storefront/src/styles/tokens.css), because mail programs support no CSS variables. */
const COLOUR = {
  paper: "#FBF7EF",
  card: "#FFFFFF",
  ink: "#1F2A1C",
  bark: "#6B5D4A",
  leaf: "#1F6B3A",
  line: "#E7DFD0",
}
const SERIF = "Georgia,'Times New Roman',serif"
const SANS = "'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif"

/** Prevents long words and URLs from making a mail wider than a phone. Some mail programs support only `word-break`. */
const WRAPPED = "overflow-wrap:anywhere;word-break:break-word;"

const unbroken = (html: string) => html.replace(/ (?=[?!;:»])/g, "&nbsp;").replaceAll("« ", "«&nbsp;")
const lines = (text: string) => unbroken(escapeHtml(text)).replace(/\r?\n/g, "<br>")
const row = (inner: string, padding: string) => `<tr><td style="padding:${padding};">${inner}</td></tr>`
const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font:400 16px/1.6 ${SANS};color:${COLOUR.ink};">${lines(text)}</p>`
const small = (html: string) =>
  `<p style="margin:0 0 8px;font:400 13px/1.6 ${SANS};color:${COLOUR.bark};">${html}</p>`

function table({ rows }: NonNullable<MailContent["table"]>): string {
  const cell = `padding:8px 0;border-top:1px solid ${COLOUR.line};font:400 15px/1.5 ${SANS};vertical-align:top;`
  const body = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" style="${cell}color:${COLOUR.bark};padding-right:16px;">${lines(label)}</th>` +
      `<td align="right" style="${cell}color:${COLOUR.ink};">${lines(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse;">${body.join("")}</table>`
}

function action({ label, url }: NonNullable<MailContent["action"]>, orCopy: string): string {
  const href = escapeHtml(safeHref(url))
  const button = `display:inline-block;padding:13px 26px;font:600 16px/1.2 ${SANS};color:#FFFFFF;text-decoration:none;`
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;"><tr>` +
    `<td bgcolor="${COLOUR.leaf}" style="border-radius:999px;"><a href="${href}" style="${button}">${escapeHtml(label)}</a></td></tr></table>` +
    small(
      `${escapeHtml(orCopy)}<br><a href="${href}" style="color:${COLOUR.leaf};word-break:break-all;">${href}</a>`,
    )
  )
}

const link = ({ label, url }: NonNullable<MailContent["links"]>[number]): string =>
  `<a href="${escapeHtml(safeHref(url))}" style="color:${COLOUR.leaf};font-size:15px;">${escapeHtml(label)}</a>`

function foot(language: Language, sender: Sender): string {
  const link = (href: string, text: string) =>
    `<a href="${escapeHtml(href)}" style="color:${COLOUR.bark};">${escapeHtml(text)}</a>`
  return small(
    [
      escapeHtml(`${sender.legal_name}, ${sender.street}, ${sender.postal_code} ${sender.city}`),
      escapeHtml(`${WORDS[language].vat} ${sender.vat_number}`),
      `${link(`mailto:${sender.email}`, sender.email)} · ${link(safeHref(sender.url), sender.url.replace(/^https?:\/\//, ""))}`,
    ].join("<br>"),
  )
}

/** Uses tables, inline styles and no remote content, so that all mail programs render it alike. */
export function htmlPart(subject: string, content: MailContent, language: Language, sender: Sender): string {
  const words = WORDS[language]
  const body = [
    `<h1 style="margin:0 0 20px;font:600 24px/1.3 ${SERIF};color:${COLOUR.ink};">${lines(subject)}</h1>`,
    content.greeting && paragraph(content.greeting),
    ...content.paragraphs.map(paragraph),
    content.table && table(content.table),
    content.action && action(content.action, words.orCopy),
    content.links && small(content.links.map(link).join(" · ")),
    paragraph(words.signature(sender.name)),
    content.footer && small(lines(content.footer)),
  ]
  const name = `<span style="font:600 22px/1.2 ${SERIF};color:${COLOUR.leaf};">${escapeHtml(sender.name)}</span>`
  const card = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;">
${row(name, "0 8px 20px")}
<tr><td bgcolor="${COLOUR.card}" style="padding:32px 28px 20px;border:1px solid ${COLOUR.line};border-radius:12px;${WRAPPED}">${body.filter(Boolean).join("\n")}</td></tr>
${row(foot(language, sender), "20px 8px 0")}
</table>`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${COLOUR.paper};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${COLOUR.paper}"><tr>
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
