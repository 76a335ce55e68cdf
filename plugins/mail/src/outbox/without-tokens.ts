/** The token of a link, in a text or in HTML, where `&` is written as an entity. */
const TOKEN = /([?&](?:amp;)?token=)[\w.~%-]+/g

interface Parts {
  text: string
  html: string
  unsubscribe_url?: string | null
}

/** Replaces the tokens of all links, so that staff can read a message without being able to act as its recipient. */
export const withoutTokens = <M extends Parts>(message: M): M => ({
  ...message,
  text: message.text.replace(TOKEN, "$1…"),
  html: message.html.replace(TOKEN, "$1…"),
  ...(message.unsubscribe_url && { unsubscribe_url: message.unsubscribe_url.replace(TOKEN, "$1…") }),
})

/**
 * Links that do more than read or reduce something: they open an account, confirm an address or an order's transfer, or unlock a
 * change. A message with one is never sent again, and its token is erased from the outbox once the message has left.
 */
const PRIVATE =
  /\/(?:auth\/(?:reset|verify)|app\/invite|newsletter\/confirm|orders\/transfer|repeat-delivery\/(?:open|undo)|bank-transfer\/confirm)\?token=/

/** Whether a message holds a link that is its recipient's alone. */
export const isPrivate = ({ text }: Pick<Parts, "text">): boolean => PRIVATE.test(text)
