/** Links that set a new password or accept an invitation are their readers' alone: whoever opens one has the account. */
const KEY = /(\/(?:auth\/reset|app\/invite)\?token=)[\w.-]+/g

/** A message as an administrator may read it. */
export const withoutKeys = <M extends { text: string; html: string }>(message: M): M => ({
  ...message,
  text: message.text.replace(KEY, "$1…"),
  html: message.html.replace(KEY, "$1…"),
})

/** Whether a message holds such a link. */
export const hasKey = ({ text }: { text: string }): boolean => text.search(KEY) >= 0
