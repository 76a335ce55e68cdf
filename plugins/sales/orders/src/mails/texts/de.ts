import type { Texts } from "./index"

export const de: Texts = {
  greeting: (name) => (name ? `Guten Tag, ${name}!` : "Guten Tag!"),
  orderLink: (number) => ({
    subject: `Ihre Bestellung ${number}`,
    paragraphs: ["Hier ist, wie gewünscht, der Link zu Ihrer Bestellung."],
    action: "Meine Bestellung ansehen",
    footer:
      "Sie haben das nicht angefordert? Ignorieren Sie diese Nachricht und geben Sie den Link nicht weiter.",
  }),
  track: "Bestellung verfolgen",
  confirmAwaited: "Meine Bestellung bestätigen",
  awaited: (number, text) => ({
    subject: `Ihre Bestellung ${number} wartet auf Ihre Zahlung`,
    paragraphs: [
      `Vielen Dank: Ihre Bestellung ${number} ist erfasst, und Ihre Artikel sind für Sie reserviert.`,
      text,
    ],
    action: "Meine Bestellung ansehen",
  }),
  paymentLink: (number, amount) => ({
    subject: `Ihre Bestellung ${number} bezahlen`,
    paragraphs: [
      `Ihre Bestellung ${number} ist bereit: Es sind noch ${amount} zu zahlen. Der Link unten zeigt, was Sie bezahlen, und führt zur sicheren Zahlungsseite.`,
    ],
    action: `${amount} bezahlen`,
    footer: "Dieser Link ist nur für Sie: Wer ihn hat, kann diese Bestellung ansehen.",
  }),
  written: (number) => ({
    action: "Meine Bestellung ansehen",
    footer: `Diese Nachricht betrifft Ihre Bestellung ${number}. Antworten Sie einfach auf diese E-Mail: Wir lesen sie.`,
  }),
  placed: (number) => ({
    subject: `Vielen Dank für Ihre Bestellung ${number}`,
    paragraphs: [
      `Ihre Zahlung ist eingegangen, und Ihre Bestellung ${number} ist erfasst. Sie erhalten eine E-Mail, sobald sie unterwegs ist.`,
    ],
    action: "Meine Bestellung ansehen",
  }),
  waiting: (goods) => `Noch nicht auf Lager: ${goods}. Wir versenden es, sobald es eintrifft.`,
  replacement: (number, replaced) => ({
    subject: `Ihre Ersatzbestellung ${number}`,
    paragraphs: [
      `Wir senden Ihnen Artikel Ihrer Bestellung ${replaced} kostenlos noch einmal: Das ist die Bestellung ${number}. Sie müssen nichts bezahlen.`,
      "Sie hören von uns, sobald das Paket unterwegs ist.",
    ],
    action: "Meine Bestellung ansehen",
  }),
  preparing: (number) => ({
    subject: `Wir packen Ihre Bestellung ${number}`,
    paragraphs: ["Ihr Paket wird vorbereitet. Sie hören von uns, sobald es unterwegs ist."],
    action: "Meine Bestellung ansehen",
  }),
  shipped: (number, tracking) => ({
    subject: `Ihre Bestellung ${number} ist unterwegs`,
    paragraphs: [
      tracking ? `Ihr Paket ist unterwegs. Sendungsnummer: ${tracking}.` : "Ihr Paket ist unterwegs.",
    ],
    action: "Meine Bestellung ansehen",
  }),
  articlesChanged: (number) => ({
    subject: `Ihre Bestellung ${number} wurde geändert`,
    paragraphs: [
      "Wir haben Ihre Bestellung wie besprochen geändert. Wenn Sie Geld zurückbekommen oder noch etwas offen ist, erhalten Sie dazu eine eigene Nachricht.",
    ],
    action: "Meine Bestellung ansehen",
  }),
  partShipped: (number) => ({
    subject: `Ein Teil Ihrer Bestellung ${number} ist unterwegs`,
    paragraphs: [
      "Ein Teil Ihrer Bestellung ist unterwegs. Der Rest folgt in einem weiteren Paket; Sie hören von uns, sobald es versandt wird.",
    ],
    action: "Meine Bestellung ansehen",
  }),
  restShipped: (number) => ({
    subject: `Der Rest Ihrer Bestellung ${number} ist unterwegs`,
    paragraphs: ["Das letzte Paket Ihrer Bestellung ist unterwegs."],
    action: "Meine Bestellung ansehen",
  }),
  onHold: (number) => ({
    subject: `Ihre Bestellung ${number} ist in Prüfung`,
    paragraphs: [
      `Wir klären noch etwas, bevor wir Ihre Bestellung ${number} versenden. Ihre Artikel bleiben reserviert. Sie müssen nichts tun: Wir schreiben Ihnen, wenn wir etwas brauchen.`,
    ],
    action: "Meine Bestellung ansehen",
  }),
  late: (number) => ({
    subject: `Ihre Bestellung ${number} verspätet sich`,
    paragraphs: [
      `Ihre Bestellung ${number} wurde noch nicht versandt, obwohl wir es versprochen hatten. Das tut uns leid: Wir versenden sie so bald wie möglich, und Sie erhalten eine E-Mail, wenn sie unterwegs ist.`,
      "Möchten Sie nicht länger warten? Antworten Sie auf diese Nachricht, dann stornieren wir die Bestellung und erstatten sie ganz.",
    ],
    action: "Meine Bestellung ansehen",
  }),
  deliveryChanged: (number, price) => ({
    subject: `Die Lieferung Ihrer Bestellung ${number} wurde geändert`,
    paragraphs: [
      `Wir haben die Lieferung Ihrer Bestellung ${number} wie unten angegeben geändert.`,
      ...(price
        ? [
            "more" in price
              ? `Die neue Lieferung kostet ${price.more} mehr. Wie Sie den Unterschied bezahlen, erfahren Sie in einer eigenen Nachricht.`
              : `Die neue Lieferung kostet ${price.less} weniger. Zu viel Bezahltes erstatten wir Ihnen.`,
          ]
        : []),
    ],
    action: "Meine Bestellung ansehen",
    footer: "Stimmt etwas nicht? Antworten Sie auf diese Nachricht, bevor Ihr Paket versandt wird.",
  }),
  cancelled: (number, refunded) => ({
    subject: `Ihre Bestellung ${number} ist storniert`,
    paragraphs: [
      `Ihre Bestellung ${number} ist storniert.`,
      refunded
        ? `Wir haben Ihnen ${refunded} erstattet; je nach Bank dauert es 5 bis 10 Tage, bis das Geld bei Ihnen ist.`
        : "Wenn Sie bezahlt hatten, informiert Sie eine eigene Nachricht über die Erstattung.",
    ],
    action: "Meine Bestellung ansehen",
  }),
  cancelledUnpaid: (number) => ({
    subject: `Ihre Bestellung ${number} ist storniert`,
    paragraphs: [
      `Ihre Bestellung ${number} ist storniert; es war keine Zahlung dafür eingegangen.`,
      "Falls Ihre Zahlung unterwegs ist, antworten Sie auf diese Nachricht: Wir erstatten sie Ihnen oder senden Ihre Bestellung doch noch, wenn die Artikel noch verfügbar sind.",
    ],
    action: "Meine Bestellung ansehen",
  }),
  refunded: (number, amount) => ({
    subject: `Erstattung zu Ihrer Bestellung ${number}`,
    paragraphs: [
      `Wir haben Ihnen ${amount} erstattet; je nach Bank dauert es 5 bis 10 Tage, bis das Geld bei Ihnen ist.`,
    ],
    action: "Meine Bestellung ansehen",
  }),
  refundedAsCredit: (number, amount, credited) => ({
    subject: `Erstattung zu Ihrer Bestellung ${number}`,
    paragraphs: [
      `Wir haben Ihnen ${amount} erstattet, davon ${credited} als Guthaben.`,
      "Wählen Sie bei einer Bestellung „Mein Guthaben verwenden“. In Ihrem Konto sehen Sie, was noch da ist.",
    ],
    action: "Meine Bestellung ansehen",
  }),
  refundFailed: (number, amount) => ({
    subject: `Ihre Erstattung zu ${number} ist nicht angekommen`,
    paragraphs: [
      `Ihre Bank hat die erstatteten ${amount} zurückgesandt: Vielleicht ist die Karte oder das Konto geschlossen. Wir schulden Ihnen diesen Betrag weiterhin und zahlen ihn auf anderem Weg aus.`,
      "Antworten Sie auf diese Nachricht mit dem Konto (IBAN), auf das wir ihn überweisen sollen; dann haben Sie ihn innerhalb weniger Tage.",
    ],
    action: "Meine Bestellung ansehen",
  }),
  givenBack: (number, amount) => ({
    subject: `Ihre Zahlung ${number} wird zurückerstattet`,
    paragraphs: [
      `Ihre Zahlung von ${amount} ist eingegangen, aber wir konnten daraus keine Bestellung machen: Inzwischen war ein Artikel ausverkauft, oder etwas in Ihrem Warenkorb hatte sich geändert.`,
      "Wir erstatten Ihnen alles über das Zahlungsmittel, das Sie benutzt haben; je nach Bank dauert es 5 bis 10 Tage. Sie brauchen nichts zu tun.",
      "Die Umstände tun uns leid. Ihr Warenkorb wartet auf Sie, falls Sie es noch einmal versuchen möchten.",
    ],
    action: "Zum Shop",
  }),
  notNeeded: (number, amount) => ({
    subject: `Sie erhalten Ihre Zahlung ${number} zurück`,
    paragraphs: [
      `Ihre Zahlung von ${amount} kam an, als die Bestellung ${number} schon bezahlt, geändert oder storniert war.`,
      `Sie erhalten alles zurück, auf das Zahlungsmittel, mit dem Sie bezahlt haben; je nach Bank dauert das 5 bis 10 Tage. Sie müssen nichts tun.`,
    ],
    action: "Zum Shop",
  }),
  merchantRefundFailed: (number, amount, customer) => ({
    subject: `Eine Erstattung ist zurückgekommen: ${number}`,
    paragraphs: [
      `Die Bank von ${customer} hat ${amount} von ${number} zurückgesandt. Der Kunde ist informiert.`,
      "Erstatten Sie erneut in Stripe oder per Überweisung, und vermerken Sie es dann in der Verwaltung.",
    ],
    action: "Zur Verwaltung",
  }),
  withdrawal: (number, at, message) => ({
    subject: `Wir haben Ihren Widerruf zur Bestellung ${number} erhalten`,
    paragraphs: [
      `Am ${at} haben wir Ihre Erklärung erhalten, die Bestellung ${number} zu widerrufen. Sie betrifft die unten genannten Artikel; bitte bewahren Sie diese Nachricht als Nachweis auf.`,
      ...(message ? [`Ihre Nachricht: ${message}`] : []),
      "Wir sehen sie uns an und antworten innerhalb von 48 Stunden. Das Widerrufsrecht gilt nicht für Lebensmittel, die schnell verderben, und nicht für Tüten, die nach der Lieferung entsiegelt wurden; sollte das der Fall sein, sagen wir es Ihnen.",
      "Senden Sie die Artikel danach innerhalb von 14 Tagen an die Adresse am Ende dieser Nachricht zurück. Wir erstatten, sobald wir sie haben, und innerhalb von 14 Tagen nach Ihrer Erklärung, wenn Sie nachweisen, dass sie unterwegs sind. Ist Ihr Paket noch nicht versandt, tun wir unser Bestes, es aufzuhalten.",
    ],
    action: "Meine Bestellung ansehen",
  }),
  withdrawalWaiting: (number, at) => ({
    subject: `Ihr Widerruf zur Bestellung ${number} ist eingegangen`,
    paragraphs: [
      `Am ${at} ist bei uns eine Widerrufserklärung zur Bestellung ${number} eingegangen, abgegeben mit dieser Nummer und Ihrer E-Mail-Adresse. Sie betrifft die Artikel unten und gilt ab diesem Zeitpunkt; bitte bewahren Sie diese Nachricht als Nachweis auf.`,
      "Waren Sie das? Bestätigen Sie den Widerruf auf der Seite der Bestellung, dann bearbeiten wir ihn ohne weitere Rückfragen. Senden Sie die Artikel innerhalb von 14 Tagen an die Adresse am Ende dieser Nachricht zurück; auch das bestätigt ihn.",
      "Waren Sie das nicht? Sie brauchen nichts zu tun: Solange der Widerruf nicht bestätigt ist, wird Ihr Paket wie geplant versandt, und es wird nichts erstattet.",
    ],
    action: "Meine Bestellung ansehen",
  }),
  withdrawalExcluded: (number) => ({
    subject: `Ihr Widerruf der Bestellung ${number}`,
    paragraphs: [
      `Wir haben einen Widerruf der Bestellung ${number} erhalten. Sie enthält nur verderbliche Lebensmittel: Das 14-tägige Widerrufsrecht gilt dafür nicht, wie der Shop vor dem Kauf angibt.`,
      "Ist ein Artikel beschädigt, fehlerhaft oder nicht der richtige? Antworten Sie auf diese Nachricht: Wir ersetzen ihn oder erstatten ihn.",
    ],
    action: "Meine Bestellung ansehen",
  }),
  withdrawalLate: (number, at) => ({
    subject: `Ihr Widerruf der Bestellung ${number}`,
    paragraphs: [
      `Am ${at} ist bei uns eine Widerrufserklärung zur Bestellung ${number} eingegangen, abgegeben mit dieser Nummer und Ihrer E-Mail-Adresse. Bitte bewahren Sie diese Nachricht als Nachweis auf.`,
      "Sie ist nach Ablauf der Frist von 14 Tagen nach der Lieferung eingegangen. Die Bestellung wird deshalb nicht erstattet.",
      "Ist Ihr Paket später angekommen, oder ist ein Artikel beschädigt, fehlerhaft oder nicht der richtige? Antworten Sie auf diese Nachricht: Wir finden eine Lösung. Ihre Rechte bei Mängeln bleiben bestehen.",
    ],
    action: "Meine Bestellung ansehen",
  }),
  withdrawalNotPossible: (number, at) => ({
    subject: `Ihr Widerruf der Bestellung ${number}`,
    paragraphs: [
      `Am ${at} ist bei uns eine Widerrufserklärung zur Bestellung ${number} eingegangen, abgegeben mit dieser Nummer und Ihrer E-Mail-Adresse. Bitte bewahren Sie diese Nachricht als Nachweis auf.`,
      "Es gibt keinen Kauf zu widerrufen: Die Bestellung ist nicht bezahlt, sie ist storniert, oder ihre Artikel sind schon zurückgekommen. Sie brauchen nichts zu tun.",
      "Wenn das nicht zutrifft, antworten Sie auf diese Nachricht.",
    ],
    action: "Meine Bestellung ansehen",
  }),
  rightToWithdraw: {
    none: "Ihre Bestellung enthält nur verderbliche Waren: Das 14-tägige Widerrufsrecht gilt dafür nicht.",
    whole:
      "Sie können innerhalb von 14 Tagen nach der Lieferung ohne Angabe von Gründen widerrufen, auf der Seite Ihrer Bestellung.",
    partly: (names) =>
      `Sie können innerhalb von 14 Tagen nach der Lieferung ohne Angabe von Gründen widerrufen, auf der Seite Ihrer Bestellung, ausgenommen Verderbliches: ${names}.`,
  },
  rows: {
    yesOrNo: { yes: "ja", no: "nein" },
    delivery: "Lieferung",
    free: "Kostenlos",
    discount: (code) => `Rabatt ${code}`,
    vat: (rate) => `davon MwSt. ${rate}`,
    payment: "Zahlung",
    paidWith: {
      card: "Karte",
      transfer: "Überweisung",
      gift_card: "Gutschein",
      store_credit: "Guthaben",
      account: "Auf Rechnung",
    },
    dueOn: "Zahlbar bis",
    communication: "Mitteilung der Überweisung",
    total: "Gesamtbetrag, inkl. MwSt.",
    totalUntaxed: "Gesamtbetrag",
    assistant: "Bestellt mit dem Assistenten",
    parcel: "In diesem Paket",
    tracking: "Sendungsnummer",
    toFollow: "Folgt noch",
    expected: "Voraussichtliche Lieferung",
    day: (from, by) => (from === by ? from : `${from} bis ${by}`),
    address: "Lieferadresse",
    recipient: "Empfänger",
    company: "Firma",
    phone: "Telefon",
    note: "Hinweis für den Zusteller",
    kinds: { home: "An eine Adresse", pickup_point: "Abholpunkt", locker: "Paketautomat" },
  },
}
