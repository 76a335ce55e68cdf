export interface MailContent {
  /** For example "Bonjour Anne,". */
  greeting?: string
  /** Line breaks inside a paragraph are kept. */
  paragraphs: string[]
  table?: { rows: [label: string, value: string][] }
  action?: { label: string; url: string }
  links?: { label: string; url: string }[]
  /** The reason for the message, and advice if the recipient does not expect it. */
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
