-- A call that hangs a photo and whose answer was lost is sent again: the upload it names is gone by then, the photo is there.
alter table own_ad_photo add column upload text;
