package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.judgement.Reads;
import io.millrace.cmmn.internal.persistence.CriteriaHolder;
import io.millrace.common.internal.agenda.Operation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Judges entry and exit criteria. A pass looks at all that may be met, in the order of the
 * document, before anything follows from it.
 *
 * <p>The first pass of a step looks at all that is open, if the case has conditions at all. Each
 * further one looks at that to which something has happened, and at that whose judgement could come
 * out otherwise because of what has changed since; the rest would come out as before. The first of
 * a unit of work does not count as judgements, since it looks at each once.
 *
 * <p>Spec: CMMN 1.1 §5.4.6, §8.5.
 */
record SentryEvaluator(CmmnContext context) {

  /** Judges one case; returns what follows, in order. */
  List<Operation> judge(Unsettled.OfCase one) {
    var firings = new ArrayList<Operation>();
    for (var holder : candidates(one)) {
      var firing = holder.isDeleted() ? null : judge(holder, one);
      if (firing != null) {
        firings.add(firing);
      }
    }
    return firings;
  }

  private Collection<? extends CriteriaHolder> candidates(Unsettled.OfCase one) {
    var open = new OpenItems(context, one.instance());
    if (one.takeAsked() | (one.takeAllSentries() && context.hasConditions(one.instance()))) {
      one.sentries().clear();
      var all = open.outsideIn();
      context.steps().looked(all.size(), one.instance());
      return all;
    }
    one.noticeTransients();
    var candidates = open.outsideIn(one.sentries().take().values());
    context.steps().judged(candidates.size(), one.instance());
    return candidates;
  }

  /** What fires is judged once more, since it may have moved on before its turn comes. */
  private Operation judge(CriteriaHolder holder, Unsettled.OfCase one) {
    var reads = new Reads();
    var firing = new CriteriaJudgement(context, reads).of(holder);
    if (firing == null) {
      one.sentries().waits(holder.id(), holder, reads);
    } else {
      one.sentries().add(holder.id(), holder);
    }
    return firing;
  }
}
