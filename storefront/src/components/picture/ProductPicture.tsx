import { pictureSources } from "./picture-sources"

type ProductPictureProps = {
  address: string | null | undefined
  /** Alternative text, empty if the name is next to it. */
  alt: string
  sizes: string
  /** True for the screen's largest picture, which loads with priority. Other pictures load lazily. */
  first?: boolean
  className?: string
}

/** Lets the browser choose the smallest file that is large enough. */
export function ProductPicture(props: ProductPictureProps) {
  const { address, alt, sizes, first = false, className } = props
  if (!address) return <Placeholder className={className} />
  const { src, avif, webp } = pictureSources(address)
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={src}
        alt={alt}
        width={960}
        height={960}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
        className={`aspect-square object-cover ${className ?? ""}`}
      />
    </picture>
  )
}

function Placeholder({ className = "" }: { className?: string | undefined }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`block aspect-square bg-sunken text-bark ${className}`}
    >
      <g opacity="0.5">
        <path d="M20 30c14-8 34-10 56-4" />
        <path d="M58 25c2-7 8-11 16-11-1 8-7 12-16 11Z" />
        <path d="M34 25c-3-6-9-9-16-8 2 7 8 10 16 8Z" />
        <path d="M48 26v8" />
        <path d="M33 44c0-6 7-10 15-10s15 4 15 10c0 3-30 3-30 0Z" />
        <path d="M35 46c0 16 6 26 13 30 7-4 13-14 13-30" />
        <path d="M43 52c0 8 1 13 3 17" />
      </g>
    </svg>
  )
}
