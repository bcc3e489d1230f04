package io.millrace.benchmark.cost;

import com.sun.management.GarbageCollectionNotificationInfo;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import javax.management.ListenerNotFoundException;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.NotificationListener;
import javax.management.openmbean.CompositeData;

/**
 * Garbage collections and their longest pause. Work that a collector does beside the running
 * threads is no pause and not counted.
 */
final class GarbageMeter implements Meter {

  private final List<GarbageCollectorMXBean> collectors =
      ManagementFactory.getGarbageCollectorMXBeans().stream()
          .filter(bean -> !bean.getName().matches(".*(Concurrent|Cycles).*"))
          .toList();
  private final AtomicLong longestMillis = new AtomicLong();
  private final NotificationListener listener = (notification, unused) -> note(notification);
  private long countAtBegin;

  @Override
  public void begin() {
    countAtBegin = count();
    collectors.forEach(
        bean -> ((NotificationEmitter) bean).addNotificationListener(listener, null, null));
  }

  @Override
  public Map<Cost, Double> end() {
    collectors.forEach(this::stopListening);
    return Map.of(
        Cost.GC_COUNT, (double) (count() - countAtBegin),
        Cost.GC_LONGEST_PAUSE, (double) longestMillis.get());
  }

  private void note(Notification notification) {
    if (notification.getUserData() instanceof CompositeData data) {
      long millis = GarbageCollectionNotificationInfo.from(data).getGcInfo().getDuration();
      longestMillis.accumulateAndGet(millis, Math::max);
    }
  }

  private void stopListening(GarbageCollectorMXBean bean) {
    try {
      ((NotificationEmitter) bean).removeNotificationListener(listener);
    } catch (ListenerNotFoundException e) {
      throw new IllegalStateException("The meter ends only after it has begun.", e);
    }
  }

  private long count() {
    return collectors.stream().mapToLong(GarbageCollectorMXBean::getCollectionCount).sum();
  }
}
