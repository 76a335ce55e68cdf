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
