import { MailedLinkQuestion } from "../components/MailedLinkScreen"

/** The link of the mail that asks whether the newsletter is really wanted. */
export function Component() {
  return <MailedLinkQuestion link="newsletter" />
}
