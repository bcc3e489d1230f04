package io.millrace.common.internal.subscription;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Who waits for an event, as the database has answered in this unit of work, kept up to date with
 * what the unit of work itself begins and ends. Belongs to one unit of work.
 */
final class EventAnswers {

  /** The order of subscriptions, which is that in which they began. */
  static final Comparator<EventSubscriptionEntity> BY_ID =
      Comparator.comparingLong(EventSubscriptionEntity::id);

  /** Most units of work ask for nothing, and are spared the map. */
  private Map<Event, Answer> answers = Map.of();

  private long outdated;

  /**
   * What is waited for.
   *
   * @param type the type of the subscriptions
   * @param name the name of the event
   * @param tenantId the tenant, empty for none
   */
  record Event(String type, String name, String tenantId) {

    static Event of(EventSubscriptionEntity subscription) {
      return new Event(subscription.eventType(), subscription.eventName(), subscription.tenantId());
    }
  }

  /**
   * What is known of one event.
   *
   * @param waiting what waits for it, by id
   */
  private record Answer(List<EventSubscriptionEntity> waiting) {

    /** Ids grow in one unit of work, so this is nearly always the last place. */
    void add(EventSubscriptionEntity subscription) {
      var place = Collections.binarySearch(waiting, subscription, BY_ID);
      waiting.add(-place - 1, subscription);
    }

    List<EventSubscriptionEntity> now() {
      waiting.removeIf(EventSubscriptionEntity::isDeleted);
      return List.copyOf(waiting);
    }
  }

  /**
   * Notes that something begins to wait, which has its id. Costs next to nothing where nothing was
   * asked.
   */
  void add(EventSubscriptionEntity subscription) {
    var answer = answers.isEmpty() ? null : answers.get(Event.of(subscription));
    if (answer != null) {
      answer.add(subscription);
    }
  }

  /**
   * Returns who waits for an event now.
   *
   * @param age rises whenever answers are outdated
   * @return by id; null if the database has to be asked
   */
  List<EventSubscriptionEntity> of(Event event, long age) {
    if (age != outdated) {
      answers = Map.of();
      outdated = age;
    }
    var answer = answers.get(event);
    return answer == null ? null : answer.now();
  }

  /** Keeps what the database has answered; returns it. */
  List<EventSubscriptionEntity> keep(Event event, List<EventSubscriptionEntity> found, long age) {
    outdated = age;
    if (answers.isEmpty()) {
      answers = new HashMap<>();
    }
    answers.put(event, new Answer(new ArrayList<>(found)));
    return found;
  }
}
