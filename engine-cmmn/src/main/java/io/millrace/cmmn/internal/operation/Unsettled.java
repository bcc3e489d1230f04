package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.CriteriaHolder;
import io.millrace.cmmn.internal.sentry.CompiledCriterion;
import io.millrace.cmmn.internal.sentry.SatisfiedParts;
import io.millrace.common.internal.agenda.Agenda;
import io.millrace.common.internal.agenda.Operation;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
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
    private final Map<Long, CriteriaHolder> holders = new HashMap<>();
    private final Map<Long, OwnerEntity> containers = new HashMap<>();
    private final List<EventSpread.Heard> heard = new ArrayList<>();
    private final Deque<Operation> firings = new ArrayDeque<>();
    private boolean conditions;
    private boolean changed;

    private OfCase(CaseInstanceEntity instance) {
      this.instance = instance;
    }

    CaseInstanceEntity instance() {
      return instance;
    }

    /** Returns, once, what happened since the last time. */
    List<EventSpread.Heard> takeHeard() {
      var taken = List.copyOf(heard);
      heard.clear();
      return taken;
    }

    /** Returns what follows from the last judgement, one after the other. */
    Deque<Operation> firings() {
      return firings;
    }

    /** Returns whose criteria may be met now, each once. */
    Map<Long, CriteriaHolder> takeHolders() {
      var taken = Map.copyOf(holders);
      holders.clear();
      return taken;
    }

    /** Returns what may complete now, by ids; what is judged is taken out. */
    Map<Long, OwnerEntity> containers() {
      return containers;
    }

    /** Tells, once, whether any plan item changed. */
    boolean takeChanged() {
      var taken = changed;
      changed = false;
      return taken;
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

  /** Lets the judgement wait until all that is planned is done, once. */
  void settle() {
    var agenda = context.agenda();
    if (settling.add(agenda)) {
      agenda.planAtRest(new Settle(context, agenda));
    }
  }

  /** Something happened that a criterion watches. */
  void heard(CaseInstanceEntity instance, EventSpread.Heard event) {
    of(instance).heard.add(event);
  }

  /** The criteria of a plan item or case may be met. */
  void judge(CriteriaHolder holder) {
    of(context.tree().instance(holder)).holders.put(holder.id(), holder);
  }

  /** Something in a stage or case changed, which may complete it. */
  void changed(OwnerEntity container) {
    var one = of(context.tree().instanceOf(container));
    one.containers.put(container.id(), container);
    one.changed = true;
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

  /**
   * A case is about to get another version, which numbers on-parts anew: what happened is noted by
   * the numbers it has now. What has no memory hears of what follows only.
   */
  void noteBeforeMigration(CaseInstanceEntity instance) {
    new EventSpread(context).note(of(instance));
    new OpenItems(context, instance).outsideIn().forEach(open -> forgetful.remove(open.id()));
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

  /** Forgets what criteria have seen. */
  void forget(CriteriaHolder holder, List<CompiledCriterion> criteria) {
    for (var criterion : criteria) {
      if (holder.satisfiedParts() != null) {
        var kept = SatisfiedParts.of(holder.satisfiedParts());
        holder.satisfiedParts(kept.without(criterion).text());
      }
      forgetful.computeIfPresent(holder.id(), (id, seen) -> seen.without(criterion));
    }
  }
}
