import { Commands } from 'lathe';
import { report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { AccessTokenList } from './AccessTokenList';

/** By which the user's own programs act for him. */
export const AccessTokensEditor = observer(function AccessTokensEditor(): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const texts = {
    label: t('accessTokens'),
    search: t('accessTokens.search'),
    none: t('accessTokens.none'),
    noneHint: t('accessTokens.noneHint'),
    noneFound: t('accessTokens.noneFound'),
    make: t('accessTokens.make'),
  };
  return <AccessTokenList of="mine" texts={texts} onMake={() => report(commands.execute('admin.newAccessToken'))} />;
});
