/** Matches tokens in links. HTML writes `&` as an entity. */
const TOKEN = /([?&](?:amp;)?token=)[\w.~%-]+/g
/** Matches codes of gift cards, with which anybody can pay. The last four characters identify the card. */
const CARD_CODE = /\b(?:[A-HJ-NP-Z2-9]{4}-){3}(?=[A-HJ-NP-Z2-9]{4}\b)/g

const hidden = (text: string): string => text.replace(TOKEN, "$1…").replace(CARD_CODE, "…-")

interface Parts {
  text: string
  html: string
  unsubscribe_url?: string | null
}

/** Removes tokens and codes of gift cards, so that staff can read a message but not act as its recipient. */
export const withoutTokens = <M extends Parts>(message: M): M => ({
  ...message,
  text: hidden(message.text),
  html: hidden(message.html),
  ...(message.unsubscribe_url && { unsubscribe_url: hidden(message.unsubscribe_url) }),
})

/**
 * Matches links that open an account, confirm an address or an order's transfer, or unlock a change. A message with such a link
 * is never sent again, and its token is erased after sending.
 */
const PRIVATE =
  /\/(?:auth\/(?:reset|verify|invitation)|app\/invite|newsletter\/confirm|orders\/transfer|repeat-delivery\/(?:open|undo)|bank-transfer\/confirm)\?token=/

export const isPrivate = ({ text }: Pick<Parts, "text">): boolean =>
  PRIVATE.test(text) || text.search(CARD_CODE) !== -1
