package io.millrace.bpmn.test.invariant;

import io.millrace.test.Invariant;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;

/** The counters of loops say how many of their instances are live. */
final class CountedLoops implements Invariant {

  @Override
  public String suspects() {
    return "select 1 from MR_EXECUTION where MULTI_INSTANCE_ROOT_ = true or LOOP_ACTIVE_ is not null";
  }

  @Override
  public List<String> violations(Connection connection) throws SQLException {
    var family = Family.in(connection);
    return family.tokens().stream().flatMap(token -> loop(token, family)).limit(10).toList();
  }

  private static Stream<String> loop(Token token, Family family) {
    var live =
        (int)
            family.children(token).stream().filter(one -> one.active() || one.inActivity()).count();
    if (!token.loopRoot()) {
      return token.loopActive() == -1
          ? Stream.empty()
          : Stream.of(token + " is no loop, but counts " + token.loopActive() + " live instances");
    }
    return token.loopActive() == live
            && token.loopCompleted() >= 0
            && live + token.loopCompleted() <= token.loopTotal()
        ? Stream.empty()
        : Stream.of(
            "%s is a loop of %d that counts %d live and %d completed instances, but %d are live"
                .formatted(
                    token, token.loopTotal(), token.loopActive(), token.loopCompleted(), live));
  }
}
