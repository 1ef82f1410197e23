import type { ComponentType } from 'react'
import { SiteFrame } from './site-frame.tsx'

export function framed(path: string, Content: ComponentType): ComponentType {
  return function FramedPage() {
    return (
      <SiteFrame path={path}>
        <Content />
      </SiteFrame>
    )
  }
}
