package io.millrace.cmmn.internal.writer;

import io.millrace.cmmn.model.CaseFileItemStartTrigger;
import io.millrace.cmmn.model.EventListener;
import io.millrace.cmmn.model.GenericEventListener;
import io.millrace.cmmn.model.IntentEventListener;
import io.millrace.cmmn.model.PlanItemStartTrigger;
import io.millrace.cmmn.model.ReactivateEventListener;
import io.millrace.cmmn.model.SignalEventListener;
import io.millrace.cmmn.model.TimerEventListener;
import io.millrace.cmmn.model.TimerStart;
import io.millrace.cmmn.model.UserEventListener;
import io.millrace.cmmn.model.VariableEventListener;

/** Writes event listeners. */
final class ListenerTags {

  private ListenerTags() {}

  static Tag of(EventListener listener) {
    var tag = tag(listener).engine("availableCondition", listener.availableCondition());
    if (listener instanceof TimerEventListener timer) {
      tag.engine("businessCalendarName", timer.businessCalendarName())
          .child(ConditionTags.of("timerExpression", timer.timerExpression()))
          .child(start(timer.start()));
    } else if (listener instanceof UserEventListener user) {
      StageTags.form(tag.references("authorizedRoleRefs", user.authorizedRoleRefs()), user.form());
    } else if (listener instanceof GenericEventListener generic) {
      tag.extensions(EventTags.of(generic.event()));
    } else if (listener instanceof SignalEventListener signal) {
      tag.engine("eventType", "signal").engine("signalRef", signal.signalRef());
    } else if (listener instanceof VariableEventListener variable) {
      tag.engine("eventType", "variable")
          .engine("variableName", variable.variableName())
          .engine("variableChangeType", variable.changeType().text());
    } else if (listener instanceof IntentEventListener) {
      tag.engine("eventType", "intent");
    } else if (listener instanceof ReactivateEventListener reactivate) {
      tag.engine("eventType", "reactivate")
          .extension(
              ControlTags.reactivation(
                  "defaultReactivationRule", reactivate.defaultReactivationRule()));
    }
    return tag;
  }

  private static Tag tag(EventListener listener) {
    var name =
        listener instanceof TimerEventListener
            ? "timerEventListener"
            : listener instanceof UserEventListener ? "userEventListener" : "eventListener";
    return Tag.standard(name, listener.info());
  }

  private static Tag start(TimerStart start) {
    if (start instanceof PlanItemStartTrigger item) {
      return Tag.standard("planItemStartTrigger")
          .set("id", item.id())
          .set("sourceRef", item.sourceRef())
          .child(SentryTags.event(item.standardEvent().text()));
    } else if (start instanceof CaseFileItemStartTrigger file) {
      return Tag.standard("caseFileItemStartTrigger")
          .set("id", file.id())
          .set("sourceRef", file.sourceRef())
          .child(SentryTags.event(file.standardEvent().text()));
    }
    return null;
  }
}
