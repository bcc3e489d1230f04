package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.judgement.Audiences;
import io.millrace.cmmn.internal.judgement.Pending;
import io.millrace.cmmn.internal.judgement.Place;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.CriteriaHolder;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
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
  private final Map<Long, OfCase> cases = new HashMap<>();
  private final Map<Long, OfCase> due = new TreeMap<>();
  private final Map<Long, SatisfiedParts> forgetful = new HashMap<>();
  private final Set<Agenda> settling = Collections.newSetFromMap(new IdentityHashMap<>());
  private long transients;

  Unsettled(CmmnContext context) {
    this.context = context;
  }

  /** What has to be judged in one case. */
  final class OfCase {

    private final CaseInstanceEntity instance;
    private final Pending<CriteriaHolder> sentries = new Pending<>();
    private final Pending<OwnerEntity> containers = new Pending<>();
    private final TreeMap<Place, OwnerEntity> completing = new TreeMap<>(Place.INSIDE_OUT);
    private final List<EventSpread.Heard> heard = new ArrayList<>();
    private final Deque<Operation> firings = new ArrayDeque<>();
    private Audiences<PlanItemEntity> audiences = new Audiences<>();
    private long transients;
    private boolean allSentries;
    private boolean asked;
    private boolean allContainers;
    private boolean changed;

    private OfCase(CaseInstanceEntity instance) {
      this.instance = instance;
      allAnew();
    }

    private void allAnew() {
      allSentries = true;
      allContainers = true;
      audiences = new Audiences<>();
      completing.values().forEach(container -> containers.add(container.id(), container));
      completing.clear();
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

    /** Returns whose criteria may be met now. */
    Pending<CriteriaHolder> sentries() {
      return sentries;
    }

    /** Returns what may complete now. */
    Pending<OwnerEntity> containers() {
      return containers;
    }

    /** Returns which of that is to be judged next, from the inside out. */
    TreeMap<Place, OwnerEntity> completing() {
      return completing;
    }

    /** Returns who hears listeners. */
    Audiences<PlanItemEntity> audiences() {
      return audiences;
    }

    /** Tells, once, whether any plan item changed. */
    boolean takeChanged() {
      var taken = changed;
      changed = false;
      return taken;
    }

    /** Tells, once, whether somebody asks that all is judged. */
    boolean takeAsked() {
      var taken = asked;
      asked = false;
      return taken;
    }

    /** Tells, once, whether all conditions have to be looked at. */
    boolean takeAllSentries() {
      var taken = allSentries;
      allSentries = false;
      return taken;
    }

    /** Tells, once, whether all stages have to be looked at. */
    boolean takeAllContainers() {
      var taken = allContainers;
      allContainers = false;
      return taken;
    }

    /** Tells whether nothing is left that a further look could find. */
    private boolean isQuiet() {
      return firings.isEmpty() && sentries.isEmpty() && containers.isEmpty();
    }

    /** Nobody is told of transient variables: if there was a change, any may have changed. */
    void noticeTransients() {
      var now = context.variables().access().transientChanges();
      if (now != transients) {
        sentries.changed();
        containers.changed();
      }
      transients = now;
    }
  }

  private OfCase of(CaseInstanceEntity instance) {
    var known = cases.get(instance.id());
    if (known == null) {
      known = new OfCase(instance);
      cases.put(instance.id(), known);
    }
    due.put(instance.id(), known);
    settle();
    return known;
  }

  /** Lets the judgement wait until all that is planned is done, once. */
  void settle() {
    var agenda = context.restingAgenda();
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
    of(context.tree().instance(holder)).sentries.add(holder.id(), holder);
  }

  /** Something in a stage or case changed, which may complete it. */
  void changed(OwnerEntity container) {
    var one = of(context.tree().instanceOf(container));
    one.containers.add(container.id(), container);
    one.changed = true;
  }

  /** A plan item is in another state now: what it waits for and who hears it may have changed. */
  void moved(PlanItemEntity item, PlanItemNode node) {
    var one = of(context.tree().instance(item));
    one.audiences.moved(item.id());
    if (node.isWatchedListener()) {
      one.audiences.add(item.id(), item);
    }
    if (node.waitsForConditions()) {
      one.sentries.add(item.id(), item);
    }
  }

  /** A variable of a case or of something in it has changed. */
  void variableChanged(CaseInstanceEntity instance, String variable) {
    var one = of(instance);
    one.sentries.changed(variable);
    one.containers.changed(variable);
  }

  /** Everything may have changed, or somebody asks: all of a case has to be looked at. */
  public void conditionsChanged(CaseInstanceEntity instance) {
    var one = of(instance);
    one.allAnew();
    one.asked = true;
  }

  void begun(Agenda agenda) {
    settling.remove(agenda);
  }

  /** Returns the cases that are to be looked at, by their ids; all of them if any may be. */
  List<OfCase> due() {
    var now = context.variables().access().transientChanges();
    if (now != transients) {
      due.putAll(cases);
    }
    transients = now;
    return List.copyOf(due.values());
  }

  /** A case was looked at, and nothing followed: no look is due until something happens in it. */
  void found(OfCase one) {
    if (one.instance.isDeleted()) {
      cases.remove(one.instance.id());
      due.remove(one.instance.id());
    } else if (one.instance.isUnopened() || one.isQuiet()) {
      due.remove(one.instance.id());
    }
  }

  /** All is quiet: what has no memory forgets. */
  void settled() {
    cases.clear();
    due.clear();
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
