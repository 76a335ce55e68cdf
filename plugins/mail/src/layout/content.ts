/** What a message says, in the reader's language; the layout makes the text and the HTML part of it. */
export interface MailContent {
  /** "Bonjour Anne," */
  greeting?: string
  /** A line break inside a paragraph is kept. */
  paragraphs: string[]
  table?: { rows: [label: string, value: string][] }
  action?: { label: string; url: string }
  /** What else can be done by one press, below the button. */
  links?: { label: string; url: string }[]
  /** Small print: why this message came, what to do if it was not expected. */
  footer?: string
}

/** Who writes: named in the head and at the foot of every message. */
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
