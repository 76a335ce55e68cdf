import type { ReactNode } from "react"
import { PageHead } from "../../../components/PageHead"
import { HeadingsFrom } from "../../../components/Heading"

type ListScreenProps = { title: string; children: ReactNode }

/** Renders a panel of the dashboard as a separate screen. */
export function ListScreen({ title, children }: ListScreenProps) {
  return (
    <div className="page-width py-6 lg:py-8">
      <PageHead title={title} indexed={false} />
      <HeadingsFrom level={1}>{children}</HeadingsFrom>
    </div>
  )
}
