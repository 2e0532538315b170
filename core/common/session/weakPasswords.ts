/** What everybody tries first; letters count in either case. */
export const weakPasswords: readonly string[] = `
123456 password 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123 football
monkey letmein shadow master 666666 qwertyuiop 123321 mustang 1234567890 michael 654321 superman 1qaz2wsx
7777777 121212 000000 qazwsx 123qwe killer trustno1 jordan jennifer zxcvbnm asdfgh hunter buster soccer harley
batman andrew tigger sunshine iloveyou 2000 charlie robert thomas hockey ranger daniel starwars klaster 112233
george computer michelle jessica pepper 1111 zxcvbn 555555 11111111 131313 freedom 777777 pass maggie 159753
aaaaaa ginger princess joshua cheese amanda summer love ashley nicole chelsea matthew access yankees 987654321
dallas austin thunder taylor matrix welcome welcome1 password1 password12 password123 passw0rd p@ssw0rd p@ssword
p@ssw0rd1 pa$$w0rd pa$$word admin admin1 admin12 admin123 admin1234 admin@123 admin888 administrator root123
root@123 test123 test1234 guest123 user123 qwerty1 qwerty12 qwerty123 qwer1234 q1w2e3r4 q1w2e3r4t5 1q2w3e4r
1q2w3e4r5t 1q2w3e qwe123 asd123 zxc123 asdf1234 abcd1234 abc12345 abc1234 a123456 a12345 a1234567 a12345678
a123456789 aa123456 aa12345678 123456a 12345a 123456abc 123abc 1234abcd 1234qwer 12345qwert 123qweasd
1qaz2wsx3edc 1qaz@wsx !qaz2wsx qaz123 qazwsx123 zaq12wsx zaq1zaq1 changeme changeme1 changeme123 letmein1
secret123 login123 hello123 iloveyou1 woaini woaini123 woaini1314 woaini520 5201314 1314520 aini1314 asd123456
qq123456 qq123456789 wang123 zhang123 li123456 abc@123 abc123456 huawei@123 huawei123 huawei12#$ test@123
p@55w0rd monkey1 dragon1 shadow1 master1 sunshine1 princess1 football1 baseball1 superman1 batman1 summer1
winter1 summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2025 autumn2025 company1
company123 default1 default123 temp1234 temp123 demo1234 demo123 oracle123 postgres1 mysql123 lathe123 lathe1
system123 manager1 111aaa aaa111 aaa123 123aaa 112233a 147258a 1a2b3c 1a2b3c4d 1a2b3c4d5e a1b2c3 a1b2c3d4
a1b2c3d4e5 qwerty! password! 123456! 12345678! 123456@ 123456#
`
  .trim()
  .split(/\s+/);

const known = new Set(weakPasswords);

export function isWeakPassword(password: string): boolean {
  return known.has(password.toLowerCase());
}
