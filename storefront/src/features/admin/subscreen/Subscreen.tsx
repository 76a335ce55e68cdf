import { isUnknown } from "@bon-perroquet/shop-react"
import { ArrowLeft } from "lucide-react"
import type { ReactNode } from "react"
import { Link, type LinkProps } from "react-router"
import { Button } from "../../../components/Button"
import { classNames } from "../../../components/class-names"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { Waiting } from "../../../components/Waiting"
import { Empty } from "../lists/Empty"
import { useLoadFailure } from "../use-load-failure"

type BackProps = { to: string; text: string }

const BackLink = ({ text, ...link }: LinkProps & BackProps) => (
  <Link {...link}>
    <ArrowLeft aria-hidden className="size-4" />
    {text}
  </Link>
)

/** Link to the screen above. */
export const Back = (props: BackProps) => (
  <Button asChild variant="quiet" size="sm" className="-ml-4 self-start">
    <BackLink {...props} />
  </Button>
)

type SubscreenProps = {
  title: string
  back: BackProps
  /** Default: the width of the page. */
  width?: "max-w-4xl" | "max-w-5xl" | "max-w-6xl"
  intro?: string
  /** Content next to the title. */
  beside?: ReactNode
  children: ReactNode
}

/** A screen with a link to the one above. */
export function Subscreen({ title, back, width, intro, beside, children }: SubscreenProps) {
  return (
    <div className={classNames("page-width flex flex-col gap-6 py-6 lg:py-8", width)}>
      <PageHead title={title} indexed={false} />
      <Back {...back} />
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        {beside}
        {intro && <p className="w-full max-w-prose text-bark">{intro}</p>}
      </header>
      {children}
    </div>
  )
}

type UnknownRecordProps = { title: string; text: string; back: BackProps }

/** Replaces the screen of a record that does not exist. */
export function UnknownRecord({ title, text, back }: UnknownRecordProps) {
  return (
    <Notice title={title} text={text}>
      <PageHead title={title} indexed={false} />
      <Button asChild>
        <BackLink {...back} />
      </Button>
    </Notice>
  )
}

type RecordScreenProps<Row> = Omit<SubscreenProps, "children"> & {
  query: { data: Row | undefined; error: Error | null; refetch: () => Promise<unknown> }
  /** Replaces the screen if the record does not exist. A string only replaces its content. */
  unknown?: Omit<UnknownRecordProps, "back"> | string
  children: (record: Row) => ReactNode
}

/** The screen of one record. */
export function RecordScreen<Row>({ query, unknown, children, ...screen }: RecordScreenProps<Row>) {
  const { data, error, refetch } = query
  const isMissing = unknown !== undefined && isUnknown(error)
  useLoadFailure(isMissing ? null : error)
  if (isMissing && typeof unknown === "object") return <UnknownRecord {...unknown} back={screen.back} />
  return (
    <Subscreen {...screen}>
      {data !== undefined && children(data)}
      {data === undefined && isMissing && typeof unknown === "string" && <Empty text={unknown} />}
      {data === undefined && !isMissing && (
        <Waiting what={screen.title} failed={error !== null} onRetry={() => void refetch()} />
      )}
    </Subscreen>
  )
}
