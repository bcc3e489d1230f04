package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.CriteriaHolder;
import io.millrace.cmmn.internal.sentry.CompiledCriterion;
import io.millrace.cmmn.internal.sentry.SatisfiedParts;
import io.millrace.common.internal.agenda.Agenda;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What has to be judged in each case before a unit of work is done, and what sentries without a
 * memory have seen since the last time all was quiet.
 */
public final class Unsettled {

  private final CmmnContext context;
  private final Map<Long, OfCase> cases = new TreeMap<>();
  private final Map<Long, SatisfiedParts> forgetful = new HashMap<>();
  private final Set<Agenda> settling = Collections.newSetFromMap(new IdentityHashMap<>());

  Unsettled(CmmnContext context) {
    this.context = context;
  }

  /** What has to be judged in one case. */
  static final class OfCase {

    private final CaseInstanceEntity instance;
    private final TreeMap<Long, CriteriaHolder> holders = new TreeMap<>();
    private final TreeMap<Long, OwnerEntity> containers = new TreeMap<>();
    private boolean conditions;

    private OfCase(CaseInstanceEntity instance) {
      this.instance = instance;
    }

    CaseInstanceEntity instance() {
      return instance;
    }

    /** Returns whose criteria may be met now, the oldest first, each once. */
    List<CriteriaHolder> takeHolders() {
      var taken = List.copyOf(holders.values());
      holders.clear();
      return taken;
    }

    /** Returns what may complete now, the innermost first, each once. */
    List<OwnerEntity> takeContainers() {
      var taken = List.copyOf(containers.descendingMap().values());
      containers.clear();
      return taken;
    }

    void containerChanged(OwnerEntity container) {
      containers.put(container.id(), container);
    }

    /** Tells, once, whether all conditions have to be looked at. */
    boolean takeConditions() {
      var taken = conditions;
      conditions = false;
      return taken;
    }
  }

  private OfCase of(CaseInstanceEntity instance) {
    var known = cases.get(instance.id());
    if (known == null) {
      known = new OfCase(instance);
      cases.put(instance.id(), known);
    }
    settle();
    return known;
  }

  /** Plans the judgement behind all that is planned, once. */
  void settle() {
    var agenda = context.command().agenda();
    if (settling.add(agenda)) {
      agenda.plan(new Settle(context, agenda));
    }
  }

  /** The criteria of a plan item or case may be met. */
  void judge(CriteriaHolder holder) {
    of(context.tree().instance(holder)).holders.put(holder.id(), holder);
  }

  /** Something in a stage or case changed, which may complete it. */
  void changed(OwnerEntity container) {
    var instance = context.tree().instanceOf(container);
    of(instance).containers.put(container.id(), container);
  }

  /** Variables changed, or somebody asks: all conditions of a case have to be looked at. */
  public void conditionsChanged(CaseInstanceEntity instance) {
    of(instance).conditions = true;
  }

  void begun(Agenda agenda) {
    settling.remove(agenda);
  }

  List<OfCase> cases() {
    return List.copyOf(cases.values());
  }

  /** All is quiet: what has no memory forgets. */
  void settled() {
    cases.clear();
    forgetful.clear();
  }

  /** Returns what a plan item or case has seen, remembered or not. */
  SatisfiedParts parts(CriteriaHolder holder) {
    var kept = SatisfiedParts.of(holder.satisfiedParts());
    var seen = forgetful.get(holder.id());
    return seen == null ? kept : kept.with(seen);
  }

  /** Notes what sentries without a memory have seen. */
  void sawOnce(CriteriaHolder holder, int part) {
    forgetful.merge(holder.id(), SatisfiedParts.NONE.with(part), SatisfiedParts::with);
  }

  /** Forgets what a criterion has seen. */
  void forget(CriteriaHolder holder, CompiledCriterion criterion) {
    var kept = SatisfiedParts.of(holder.satisfiedParts());
    holder.satisfiedParts(kept.without(criterion).text());
    forgetful.computeIfPresent(holder.id(), (id, seen) -> seen.without(criterion));
  }
}
