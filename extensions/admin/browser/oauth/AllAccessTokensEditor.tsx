import { useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { AccessTokenList } from './AccessTokenList';

/** By which everybody's programs act, for those who look after the users. */
export const AllAccessTokensEditor = observer(function AllAccessTokensEditor(): ReactNode {
  const t = useTexts();
  const texts = {
    label: t('allAccessTokens'),
    search: t('allAccessTokens.search'),
    none: t('allAccessTokens.none'),
    noneHint: t('allAccessTokens.noneHint'),
    noneFound: t('accessTokens.noneFound'),
  };
  return <AccessTokenList of="all" texts={texts} />;
});
