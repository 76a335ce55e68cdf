import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const en: SameKeys<typeof fr> = {
  title: "Electronic invoices",
  handed: "Sent over Peppol to the Belgian business that ordered.",
  download: "The shop sends nothing itself: the XML file is downloaded and handed in elsewhere.",
  invoice: "Invoice {{number}}",
  creditNote: "Credit note {{number}}",
  again: "Send again",
  send: "Send",
  settle: "Delivered another way",
  saved: "Noted.",
  handedOver: "This document is already on its way, or there.",
  failed: "This could not be noted.",
  states: {
    download: "To download",
    waiting: "Waiting",
    sent: "Sent",
    delivered: "Delivered",
    refused: "Refused",
    unregistered: "Business not on Peppol",
    settled: "Delivered another way",
  },
}
