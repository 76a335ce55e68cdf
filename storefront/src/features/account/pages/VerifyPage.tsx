import { MailedLinkScreen } from "../components/MailedLinkScreen"

/** The link of the mail that asks whose address it is. */
export function Component() {
  return <MailedLinkScreen link="verify" />
}
