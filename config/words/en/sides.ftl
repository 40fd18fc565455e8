# Who plays which side: "Ewa light, Jan dark; game 3 as game 1".
both = { $one } { $first }, { $other } { $second }
with-third = { $sides }; game 3 as game { $game }
chooses = { $name } chooses the side
