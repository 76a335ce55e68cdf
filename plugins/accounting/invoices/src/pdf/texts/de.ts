import type { Texts } from "./index"

export const de: Texts = {
  title: { invoice: "Rechnung", credit_note: "Gutschrift" },
  number: "Nummer",
  date: "Datum",
  order: "Bestellung",
  orderedOn: "Bestellt am",
  corrects: (number, date) => `Berichtigt die Rechnung ${number} vom ${date}`,
  takesBack: (number, date) => `Nimmt die Gutschrift ${number} vom ${date} zurück`,
  billedTo: "Rechnung an",
  columns: {
    description: "Bezeichnung",
    quantity: "Menge",
    unitPrice: "Einzelpreis inkl. MwSt.",
    vat: "MwSt.",
    amount: "Betrag inkl. MwSt.",
  },
  discount: (amount) => `Rabatt: − ${amount}`,
  delivery: "Lieferung",
  free: "Kostenlos",
  credited: {
    part: "Teilerstattung, Waren und Lieferung",
    rest: "Erstattung des Restbetrags, Waren und Lieferung",
    amount: "Teilerstattung",
    undone: "Zurückgenommene Gutschrift",
  },
  vatTable: { rate: "MwSt.-Satz", base: "Ohne MwSt.", vat: "MwSt.", gross: "Inkl. MwSt." },
  rateOfCountry: (rate, country) => `${rate} (${country})`,
  subtotal: "Summe ohne MwSt.",
  tax: "MwSt.",
  total: { invoice: "Gesamtbetrag inkl. MwSt.", credit_note: "Erstatteter Gesamtbetrag" },
  paidWith: {
    card: "Karte",
    transfer: "Überweisung",
    gift_card: "Gutschein",
    store_credit: "Guthaben",
    account: "auf Rechnung",
  },
  paid: (date, how) => `Bezahlt am ${date}${how}. Es ist nichts mehr zu zahlen.`,
  paidInPart: (date, how, rest) => `Bezahlt am ${date}${how}. Noch zu zahlen: ${rest}.`,
  payable: (day, account, communication) =>
    `Zahlbar bis ${day} auf das Konto ${account} mit der Mitteilung ${communication}.`,
  refunded: (date) => `Erstattet am ${date} über das Zahlungsmittel der Bestellung.`,
  givenAsCredit: (date) => `Als Guthaben gegeben am ${date}. Es steht in Ihrem Konto bereit.`,
  creditedToAccount: (date) =>
    `Am ${date} Ihrem Konto bei uns gutgeschrieben. Der offene Saldo sinkt um diesen Betrag.`,
  reason: (reason) => `Grund: ${reason}`,
  takenBack:
    "Die oben genannte Gutschrift gilt nicht mehr: Ihre Erstattung kam zurück oder wurde anders gebucht.",
  prices:
    "Die Preise sind in Euro angegeben und enthalten die MwSt. Die MwSt. der Lieferung folgt der der Waren.",
  oss: (country) =>
    `Innergemeinschaftlicher Fernverkauf: MwSt. des Bestimmungslandes (${country}), angemeldet über den One-Stop-Shop (EU-Regelung).`,
  exempt: {
    intra_community:
      "Steuerfreie innergemeinschaftliche Lieferung: Artikel 39bis des belgischen Mehrwertsteuergesetzbuchs, Artikel 138 der Richtlinie 2006/112/EG. Die Mehrwertsteuer schuldet der Kunde in seinem Mitgliedstaat.",
  },
  withdrawal: (perishable) =>
    `Sie können den Kauf innerhalb von 14 Tagen nach Erhalt widerrufen, mit der Schaltfläche „Vertrag widerrufen“ bei Ihrer Bestellung; ausgenommen sind ${perishable && `Verderbliches (${perishable}) und `}entsiegelte Produkte, die aus Gründen der Hygiene nicht zurückgenommen werden können.`,
  phone: "Tel.",
  vatNumber: "USt-IdNr.",
  account: "IBAN",
  page: (page, pages) => `Seite ${page} von ${pages}`,
}
