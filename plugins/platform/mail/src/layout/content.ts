export interface MailContent {
  /** "Bonjour Anne," */
  greeting?: string
  /** Line breaks inside a paragraph are kept. */
  paragraphs: string[]
  table?: { rows: [label: string, value: string][] }
  action?: { label: string; url: string }
  links?: { label: string; url: string }[]
  /** Why the recipient gets the message, and what to do if it is unexpected. */
  footer?: string
}

export interface Sender {
  name: string
  legal_name: string
  street: string
  postal_code: string
  city: string
  vat_number: string
  email: string
  url: string
}
