/** Matches tokens in links. HTML writes `&` as an entity. */
const TOKEN = /([?&](?:amp;)?token=)[\w.~%-]+/g

interface Parts {
  text: string
  html: string
  unsubscribe_url?: string | null
}

/** Removes tokens from links, so that staff can read a message but not act as its recipient. */
export const withoutTokens = <M extends Parts>(message: M): M => ({
  ...message,
  text: message.text.replace(TOKEN, "$1…"),
  html: message.html.replace(TOKEN, "$1…"),
  ...(message.unsubscribe_url && { unsubscribe_url: message.unsubscribe_url.replace(TOKEN, "$1…") }),
})

/**
 * Links that open an account, confirm an address or an order's transfer, or unlock a change. A message with such a link
 * is never sent again, and its token is erased after sending.
 */
const PRIVATE =
  /\/(?:auth\/(?:reset|verify|invitation)|app\/invite|newsletter\/confirm|orders\/transfer|repeat-delivery\/(?:open|undo)|bank-transfer\/confirm)\?token=/

export const isPrivate = ({ text }: Pick<Parts, "text">): boolean => PRIVATE.test(text)
