import { html, Markup } from "./markup"
import { SCRIPT, SCRIPT_HASH } from "./script"
import { STYLE, STYLE_HASH } from "./style"
import { fill, TEXTS } from "../texts"
import type { CheckoutRecord } from "../objects/checkout-record"

export type View = { shop: string; record: CheckoutRecord }

export function document(title: string, body: Markup): string {
  const style = new Markup(`<style>${STYLE}</style>`)
  const script = new Markup(`<script>${SCRIPT}</script>`)
  const page = html`<!doctype html>
    <html lang="en">
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

export function plate(title: string, text: string, actions: Markup): Markup {
  return html`<main class="single">
    <div class="plate">
      <h1>${title}</h1>
      <p>${text}</p>
      ${actions}
    </div>
    <p class="notice">${TEXTS.test.notice}</p>
  </main>`
}

/** Browsers apply `form-action` to redirects after a form, so it includes the shop's origin. */
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

export function money(cents: number): string {
  return new Intl.NumberFormat(TEXTS.locale, { style: "currency", currency: "EUR" }).format(cents / 100)
}

export function about({ shop, record }: View, text: string, more: { [name: string]: string } = {}): string {
  return fill(text, { amount: money(record.session.amount_total ?? 0), shop, ...more })
}
