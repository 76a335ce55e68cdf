import type { ReactNode } from "react"

type NoticeProps = {
  title: string
  text: ReactNode
  picture?: string
  children?: ReactNode
}

export function Notice({ title, text, picture, children }: NoticeProps) {
  return (
    <div className="mx-auto flex max-w-text flex-col items-center gap-4 px-5 py-16 text-center">
      {picture && <img src={picture} alt="" width={220} height={180} className="h-44 w-auto" />}
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-prose text-lg text-pretty text-bark">{text}</p>
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
