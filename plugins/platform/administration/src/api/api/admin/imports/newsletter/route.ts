import { checkRoute } from "../../../../../imports/calls/receive"

export const POST = checkRoute("newsletter", {
  summary: "Check a newsletter list",
  description:
    "A CSV file or workbook (XLSX) with the column `email`, for example the contact export of Mailchimp or Brevo. " +
    "Subscribers get an account without a password and no e-mail. A subscription needs the date and source of its " +
    "consent, from the line or from `reading.consent`. People who unsubscribed stay unsubscribed, also in later " +
    "imports, and get no account. This call changes nothing.",
  fileName: "newsletter.csv",
})
