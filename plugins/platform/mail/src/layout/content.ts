/** A message in the reader's language. The layout makes its text and HTML parts. */
export interface MailContent {
  /** "Bonjour Anne," */
  greeting?: string
  /** Line breaks inside a paragraph are kept. */
  paragraphs: string[]
  table?: { rows: [label: string, value: string][] }
  action?: { label: string; url: string }
  /** Further actions below the button. */
  links?: { label: string; url: string }[]
  /** Small print: why the recipient gets this message and what to do if they did not expect it. */
  footer?: string
}

/** The name in the head and at the foot of every message. */
export interface Sender {
  name: string
  legal_name: string
  street: string
  postal_code: string
  city: string
  vat_number: string
  email: string
  /** The shop's public address. */
  url: string
}
