package io.millrace.common.internal.query.condition;

import io.millrace.common.internal.query.condition.Condition.All;
import io.millrace.common.internal.query.condition.Condition.Any;
import io.millrace.common.internal.query.condition.Condition.ByArm;
import io.millrace.common.internal.query.condition.Condition.Exists;
import io.millrace.common.internal.query.condition.Condition.In;
import io.millrace.common.internal.query.condition.Condition.InAny;
import io.millrace.common.internal.query.condition.Condition.Known;
import io.millrace.common.internal.query.condition.Condition.Late;
import io.millrace.common.internal.query.condition.Condition.Not;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes out of a condition all that is known before the database is asked, so that an arm nothing
 * can come from is never sent.
 */
final class Reduction {

  private final Arm arm;

  Reduction(Arm arm) {
    this.arm = arm;
  }

  Condition of(Condition condition) {
    if (condition instanceof ByArm choice) {
      return of(arm == Arm.RUNNING ? choice.running() : choice.ended());
    }
    if (condition instanceof Late late) {
      return of(late.condition().get());
    }
    if (condition instanceof All all) {
      var rest = rest(all.conditions(), Known.ALWAYS);
      return rest.contains(Known.NEVER) ? Known.NEVER : joined(rest, new All(rest), Known.ALWAYS);
    }
    if (condition instanceof Any any) {
      var rest = rest(any.conditions(), Known.NEVER);
      return rest.contains(Known.ALWAYS) ? Known.ALWAYS : joined(rest, new Any(rest), Known.NEVER);
    }
    if (condition instanceof Not not) {
      return negated(of(not.condition()));
    }
    if (condition instanceof Exists exists) {
      var inner = of(exists.condition());
      return inner == Known.NEVER ? inner : new Exists(exists.relation(), inner);
    }
    if (condition instanceof In in) {
      var inner = of(in.condition());
      return inner == Known.NEVER ? inner : new In(in.column(), in.table(), in.found(), inner);
    }
    return condition instanceof InAny in ? of(in) : condition;
  }

  private Condition of(InAny in) {
    var rest = new ArrayList<InAny.Source>(in.sources().size());
    for (var source : in.sources()) {
      var inner = of(source.condition());
      if (inner != Known.NEVER) {
        rest.add(new InAny.Source(source.table(), source.found(), inner));
      }
    }
    return rest.isEmpty() ? Known.NEVER : new InAny(in.column(), rest);
  }

  private static Condition negated(Condition condition) {
    if (condition instanceof Known known) {
      return known == Known.ALWAYS ? Known.NEVER : Known.ALWAYS;
    }
    return new Not(condition);
  }

  private List<Condition> rest(List<Condition> conditions, Known without) {
    var rest = new ArrayList<Condition>(conditions.size());
    for (var condition : conditions) {
      var reduced = of(condition);
      if (reduced != without) {
        rest.add(reduced);
      }
    }
    return rest;
  }

  private static Condition joined(List<Condition> rest, Condition several, Known none) {
    return switch (rest.size()) {
      case 0 -> none;
      case 1 -> rest.get(0);
      default -> several;
    };
  }
}
