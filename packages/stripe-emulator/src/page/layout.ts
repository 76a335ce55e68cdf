import { html, Markup } from "./markup"
import { SCRIPT, SCRIPT_HASH } from "./script"
import { STYLE, STYLE_HASH } from "./style"
import { fill, type Language, type Texts } from "../texts"
import type { CheckoutRecord } from "../objects/checkout-record"

/** What a page is made from. */
export type View = { language: Language; texts: Texts; shop: string; record: CheckoutRecord }

/** A whole document around a page's body. */
export function document(language: Language, title: string, body: Markup): string {
  const style = new Markup(`<style>${STYLE}</style>`)
  const script = new Markup(`<script>${SCRIPT}</script>`)
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        ${body} ${script}
      </body>
    </html>`
  return page.text
}

/** A short page: one message, what can be done about it, and the reminder that this is a test. */
export function plate(texts: Texts, title: string, said: string, actions: Markup): Markup {
  return html`<main class="single">
    <div class="plate">
      <h1>${title}</h1>
      <p>${said}</p>
      ${actions}
    </div>
    <p class="notice">${texts.test.notice}</p>
  </main>`
}

/**
 * Headers of every page. A browser applies `form-action` to the redirect after a form too, so the shop's origin must
 * be let through for the way back.
 */
export function pageHeaders(returnOrigins: string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    `script-src ${SCRIPT_HASH}`,
    "img-src data:",
    `form-action ${["'self'", ...new Set(returnOrigins)].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy.join("; "),
    "cache-control": "no-store",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
  }
}

/** Cents as the page's language writes euros. */
export function money(texts: Texts, cents: number): string {
  return new Intl.NumberFormat(texts.locale, { style: "currency", currency: "EUR" }).format(cents / 100)
}

/** A text about this session: its total and the shop's name filled in. */
export function about({ texts, shop, record }: View, text: string): string {
  return fill(text, { amount: money(texts, record.session.amount_total ?? 0), shop })
}
