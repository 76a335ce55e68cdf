import { MailedLinkQuestion } from "../components/MailedLinkScreen"

export function Component() {
  return <MailedLinkQuestion link="newsletter" />
}
