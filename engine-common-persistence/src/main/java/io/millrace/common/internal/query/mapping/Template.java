package io.millrace.common.internal.query.mapping;

import io.millrace.common.internal.query.condition.Arm;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The fixed SQL of a mapper's statement with its marks: {@code @where@}, {@code @orderBy@} and
 * {@code @page@} say where a selection is written; {@code @running@} and {@code @ended@} begin the
 * two arms of a union; one that begins with {@code @ended@} has that arm only. A statement without
 * {@code @orderBy@} counts.
 *
 * @param arms the pieces of each arm, in order: texts, and marks
 * @param union whether there are two arms
 * @param counting whether it counts
 */
record Template(Map<Arm, List<String>> arms, boolean union, boolean counting) {

  static final String WHERE = "@where@";
  static final String ORDER_BY = "@orderBy@";
  static final String PAGE = "@page@";

  private static final String RUNNING = "@running@";
  private static final String ENDED = "@ended@";
  private static final Set<String> MARKS = Set.of(WHERE, ORDER_BY, PAGE);
  private static final Pattern MARK = Pattern.compile("@[^@]*@");
  private static final Pattern SPACE = Pattern.compile("\\s+");

  static Template of(String id, String text) {
    var sql = SPACE.matcher(text).replaceAll(" ").strip();
    if (!sql.contains(WHERE)) {
      throw new IllegalStateException(
          "The statement " + id + " has no place for conditions: " + sql);
    }
    var arms = new EnumMap<Arm, List<String>>(Arm.class);
    var union = sql.startsWith(RUNNING);
    if (sql.startsWith(ENDED)) {
      arms.put(Arm.ENDED, pieces(id, sql.substring(ENDED.length()).strip()));
    } else if (union) {
      var ended = sql.indexOf(ENDED);
      arms.put(Arm.RUNNING, pieces(id, sql.substring(RUNNING.length(), ended).strip()));
      arms.put(Arm.ENDED, pieces(id, sql.substring(ended + ENDED.length()).strip()));
    } else {
      arms.put(Arm.RUNNING, pieces(id, sql));
    }
    return new Template(arms, union, !sql.contains(ORDER_BY));
  }

  private static List<String> pieces(String id, String sql) {
    var pieces = new ArrayList<String>();
    var marks = MARK.matcher(sql);
    var end = 0;
    while (marks.find()) {
      if (!MARKS.contains(marks.group())) {
        throw new IllegalStateException("The statement " + id + " has an unknown mark: " + sql);
      }
      pieces.add(sql.substring(end, marks.start()));
      pieces.add(marks.group());
      end = marks.end();
    }
    pieces.add(sql.substring(end));
    return List.copyOf(pieces);
  }
}
