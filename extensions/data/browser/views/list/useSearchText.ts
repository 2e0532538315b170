import { useEffect, useState } from 'react';

const typing = 200;

/** What is in a field to search with, and what is searched for: that follows when the user pauses. */
export function useSearchText() {
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  useEffect(() => {
    const wanted = typed.trim();
    const timer = setTimeout(() => setText(wanted), wanted === '' ? 0 : typing);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, text };
}
