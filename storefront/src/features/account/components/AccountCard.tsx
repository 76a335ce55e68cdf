import type { ReactNode } from "react"
import { PageHead } from "../../../components/PageHead"

type AccountCardProps = { title: string; text?: string; children: ReactNode }

export function AccountCard({ title, text, children }: AccountCardProps) {
  return (
    <div className="page-width flex justify-center py-8 lg:py-14">
      <PageHead title={title} indexed={false} />
      <div className="flex w-full max-w-lg flex-col gap-6">
        <header className="text-center">
          <h1 className="text-2xl">{title}</h1>
          {text && <p className="mt-2 text-lg text-pretty text-bark">{text}</p>}
        </header>
        <div className="rounded-card border border-line bg-card p-5 sm:p-7">{children}</div>
      </div>
    </div>
  )
}
